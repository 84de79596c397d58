/** Given names with the sex the demo center's members state. */
export const GIVEN_NAMES = {
  female: [
    'Sofía', 'Valentina', 'Regina', 'Camila', 'Ximena', 'María José', 'Renata', 'Daniela', 'Fernanda', 'Paulina',
    'Mariana', 'Andrea', 'Lucía', 'Natalia', 'Alejandra', 'Gabriela', 'Claudia', 'Verónica', 'Emily', 'Hannah',
    'Itzel', 'Citlali', 'Jimena', 'Carolina', 'Adriana', 'Mónica', 'Patricia', 'Rocío', 'Grace', 'Elena',
  ],
  male: [
    'Santiago', 'Mateo', 'Sebastián', 'Leonardo', 'Emiliano', 'Diego', 'Miguel Ángel', 'Daniel', 'Alejandro', 'Rodrigo',
    'Andrés', 'José Luis', 'Fernando', 'Ricardo', 'Javier', 'Óscar', 'Héctor', 'Raúl', 'James', 'Ethan',
    'Gael', 'Iker', 'Tonatiuh', 'Joaquín', 'Víctor', 'Arturo', 'Sergio', 'Hugo', 'Oliver', 'Bruno',
  ],
} as const

export const FAMILY_NAMES = [
  'Hernández', 'García', 'Martínez', 'López', 'González', 'Rodríguez', 'Pérez', 'Sánchez', 'Ramírez', 'Cruz',
  'Flores', 'Gómez', 'Morales', 'Vázquez', 'Jiménez', 'Reyes', 'Torres', 'Díaz', 'Gutiérrez', 'Mendoza',
  'Aguilar', 'Ortiz', 'Castillo', 'Romero', 'Álvarez', 'Méndez', 'Chávez', 'Rivera', 'Juárez', 'Domínguez',
  'Herrera', 'Medina', 'Castro', 'Vargas', 'Guzmán', 'Miller', 'Carter', 'Bennett', 'Núñez', 'Ibáñez',
] as const

/** First parts of the names people choose for the wall. */
export const NICKNAMES = [
  'Rayo', 'Lobo', 'Luna', 'Turbo', 'Pantera', 'Cometa', 'Brisa', 'Titán', 'Chispa', 'Halcón',
  'Jaguar', 'Nova', 'Roca', 'Ola', 'Fénix', 'Coyote', 'Bala', 'Canela', 'Puma', 'Trueno',
  'Volcán', 'Sombra', 'Colibrí', 'Mango', 'Relámpago', 'Tormenta', 'Ninja', 'Capi', 'Dash', 'Spark',
] as const
