/** Seconds that a page of results stays on a wall. */
export const RESULTS_DWELL = 10
