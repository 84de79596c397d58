export type Milliseconds = number
export type Seconds = number
export type Minutes = number
/** Beats per minute. */
export type Bpm = number
export type Kcal = number
export type Kilograms = number
export type Centimeters = number
/** 0 to 100 and above. */
export type Percent = number
