// RFC 6455, section 7.4.1, and the IANA registry
export const NORMAL_CLOSURE = 1000
export const GOING_AWAY = 1001
export const UNSUPPORTED_DATA = 1003
export const POLICY_VIOLATION = 1008
export const SERVICE_RESTART = 1012
export const TRY_AGAIN_LATER = 1013
