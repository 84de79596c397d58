import { listQueries } from '../core/list-queries.ts'
import { listRequests } from './requests.ts'

export const REQUESTS_KEY = ['requests'] as const

export const requestQueries = (branch: string) => listQueries(REQUESTS_KEY[0], listRequests, { branch })
