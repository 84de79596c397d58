import { JOBS } from './jobs.ts'
import { runJobs } from './run-jobs.ts'

runJobs(JOBS)
