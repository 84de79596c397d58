import { bad, good, page, pair } from './page.css.ts'

interface Said {
  readonly en: string
  readonly es: string
}

interface WordPair {
  readonly say: Said
  readonly not: Said
}

const PAIRS: Readonly<Record<'buttons' | 'people' | 'faults' | 'nothing', readonly WordPair[]>> = {
  buttons: [
    { say: { en: 'Start class', es: 'Iniciar clase' }, not: { en: 'OK', es: 'Aceptar' } },
    { say: { en: 'Delete 3 users', es: 'Eliminar 3 usuarios' }, not: { en: 'Yes, continue', es: 'Sí, continuar' } },
  ],
  people: [
    { say: { en: 'Users (panel)', es: 'Usuarios (panel)' }, not: { en: 'Customers', es: 'Clientes' } },
    {
      say: { en: '12 members live (wall)', es: '12 miembros con señal (pantalla)' },
      not: { en: '12 users', es: '12 usuarios' },
    },
  ],
  faults: [
    {
      say: { en: 'Enter a number from 1 to 600', es: 'Escribe un número del 1 al 600' },
      not: { en: 'Invalid value', es: 'Valor inválido' },
    },
    {
      say: { en: 'The class is full: 15 of 15 have joined', es: 'La clase está llena: ya entraron 15 de 15' },
      not: { en: 'Error 409', es: 'Error 409' },
    },
    {
      say: { en: 'Try again in 4 minutes', es: 'Intenta de nuevo en 4 minutos' },
      not: { en: 'Retry after 239 s', es: 'Reintente en 239 s' },
    },
  ],
  nothing: [
    {
      say: { en: 'There are no rooms yet. Add the first one.', es: 'Aún no hay salas. Agrega la primera.' },
      not: { en: 'No data', es: 'Sin datos' },
    },
    {
      say: { en: 'Nobody is called “Lusía”', es: 'Nadie se llama “Lusía”' },
      not: { en: '0 results', es: '0 resultados' },
    },
  ],
}

function Sentences({ title, said, className }: { title: string; said: readonly Said[]; className: string }) {
  return (
    <section className={className}>
      <strong>{title}</strong>
      <ul>
        {said.map(({ en, es }) => (
          <li key={en}>
            {en} · <span lang="es">{es}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What to say and what not, in both languages. */
export function WordPairs({ about }: { about: keyof typeof PAIRS }) {
  const pairs = PAIRS[about]
  return (
    <div className={`sb-unstyled ${page} ${pair}`}>
      <Sentences title="Do" said={pairs.map(({ say }) => say)} className={good} />
      <Sentences title="Don’t" said={pairs.map(({ not }) => not)} className={bad} />
    </div>
  )
}
