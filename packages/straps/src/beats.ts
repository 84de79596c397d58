/** 1/1024 s: the unit of beats in ANT+ and Bluetooth. */
export type Ticks = number

/** Stands for beats that were not received, in lists of intervals. */
export const LOST_BEATS: Ticks = 0

/** 25 to 256 bpm. Shorter or longer intervals are missed or doubled beats. */
export const isPlausibleInterval = (interval: Ticks): boolean => interval >= 240 && interval <= 2458
