import { drawCharts } from './charts.tsx'

const TYPES = ['Ciclismo', 'Fuerza', 'Trampolín', 'Remo', 'Yoga']
const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 1)

const rowOf = (_: unknown, index: number): readonly string[] => [
  String(index + 1),
  index % 3 === 0 ? 'Remoto' : 'Grupal',
  TYPES[index % TYPES.length] ?? '',
  `${30 + (index % 31)} min`,
  new Date(START + (index % 365) * DAY_MS).toISOString().slice(0, 10),
]

/** A member's report as the panel hands it over, with accents and three charts. */
export const reportContent = (trainings: number) => ({
  title: 'Reporte de Sofía Núñez Ibáñez',
  centerName: 'Gimnasio Ñandú',
  logo: null,
  accent: '#2dd4bf',
  period: '01/01/2026 – 31/12/2026',
  member: ['Nombre', 'Correo', 'Edad', 'Peso', 'Estatura', 'FC máxima'].map((label) => ({ label, value: 'Sofía 42' })),
  metrics: ['Entrenamientos', 'Minutos', 'Calorías', 'Puntos', 'Esfuerzo'].map((label) => ({ label, value: '1,234' })),
  comments: { title: 'Comentarios', text: 'Vas muy bien: más constancia y mejor recuperación.\n¡Sigue así!' },
  charts: drawCharts(),
  trainings: {
    title: 'Entrenamientos',
    head: ['#', 'Modalidad', 'Tipo', 'Duración', 'Fecha'],
    rows: Array.from({ length: trainings }, rowOf),
    none: 'Ninguno',
  },
  foot: 'Gimnasio Ñandú · hecho el 31/12/2026',
  pageOf: 'Página {page} de {pages}',
})
