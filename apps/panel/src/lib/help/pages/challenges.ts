import type { HelpPage } from '../help-page.ts'

export const challenges: HelpPage = {
  en: {
    title: 'Challenges',
    purpose:
      'In a challenge, users, teams, or rooms compete over some days. The sessions they do move it forward automatically; goals say what counts and how many points it earns.',
    tasks: [
      {
        title: 'Create a challenge',
        steps: [
          'Press [Add challenge] and type a name and a description.',
          'Choose who competes, whether it is competitive or free, the first and last day, and who takes part.',
          'Press [Add challenge]. Its goals open after a moment.',
        ],
      },
      {
        title: 'Add goals to a challenge',
        steps: [
          'In the list press the trophy next to the challenge, then [Add goal].',
          'Choose what counts, and type the target and the points. Press [Use this target] to take the suggested target.',
          'Press [Add goal]. To make levels, add more goals of the same type with a higher target.',
        ],
      },
      {
        title: 'See the progress and the ranking',
        steps: [
          'In the list press the eye next to the challenge to see how far everyone is.',
          'Open the progress of one person to see each goal. Press [Show sessions that count] for the sessions behind it.',
          'Press [Ranking] above the list for the medals and points of all challenges that are over.',
        ],
      },
    ],
    problems: [
      {
        sign: 'The progress stays at zero.',
        remedy:
          'A competitive challenge needs at least one goal, and sessions count from its first day. A class that was already running when you created the challenge does not count.',
      },
      {
        sign: 'Some fields cannot be changed.',
        remedy:
          'Type, participants’ kind, and the first day stay as they were created. A challenge that is over cannot be edited, only deleted.',
      },
    ],
    words: 'competition contest team goal target points medal ranking winner leaderboard',
  },
  es: {
    title: 'Retos',
    purpose:
      'En un reto compiten usuarios, equipos o salas durante unos días. Las sesiones que hacen lo hacen avanzar solo; las metas dicen qué cuenta y cuántos puntos da.',
    tasks: [
      {
        title: 'Crear un reto',
        steps: [
          'Presiona [Agregar reto] y escribe un nombre y una descripción.',
          'Elige quién compite, si es competitivo o libre, el primer y el último día, y quién participa.',
          'Presiona [Agregar reto]. Sus metas se abren en un momento.',
        ],
      },
      {
        title: 'Agregar metas a un reto',
        steps: [
          'En la lista presiona el trofeo junto al reto y luego [Agregar meta].',
          'Elige qué cuenta y escribe el valor y los puntos. Presiona [Usar este objetivo] para tomar el valor sugerido.',
          'Presiona [Agregar meta]. Para hacer niveles, agrega más metas del mismo tipo con un valor más alto.',
        ],
      },
      {
        title: 'Ver el avance y el ranking',
        steps: [
          'En la lista presiona el ojo junto al reto para ver cuánto avanza cada quien.',
          'Abre el avance de una persona para ver cada meta. Presiona [Ver las sesiones que cuentan] para ver sus sesiones.',
          'Presiona [Ranking] arriba de la lista para ver las medallas y los puntos de los retos terminados.',
        ],
      },
    ],
    problems: [
      {
        sign: 'El avance se queda en cero.',
        remedy:
          'Un reto competitivo necesita al menos una meta, y las sesiones cuentan desde su primer día. Una clase que ya estaba en curso cuando creaste el reto no cuenta.',
      },
      {
        sign: 'Algunos campos no se pueden cambiar.',
        remedy:
          'El tipo, quién compite y el primer día quedan como se crearon. Un reto terminado ya no se edita; solo se puede eliminar.',
      },
    ],
    words: 'competencia concurso equipo meta objetivo puntos medalla ranking ganador tabla',
  },
}
