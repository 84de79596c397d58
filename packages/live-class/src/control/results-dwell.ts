/** In seconds. */
export const RESULTS_DWELL = 10
