/** How much of what happens is logged. Apart from the log, which is loaded while the database opens. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
