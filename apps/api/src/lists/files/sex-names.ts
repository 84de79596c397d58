export const SEX_NAMES = {
  en: { male: 'Male', female: 'Female' },
  es: { male: 'Masculino', female: 'Femenino' },
} as const
