import { listQueries } from '../core/list-queries.ts'
import { listRequests } from './requests.ts'

/** What is kept of requests, whatever center they are of. */
export const REQUESTS_KEY = ['requests'] as const

/** The pages of the list of those who ask to become members of a center. */
export const requestQueries = (branch: string) => listQueries(REQUESTS_KEY[0], listRequests, { branch })
