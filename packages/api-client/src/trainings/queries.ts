import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listQueries } from '../core/list-queries.ts'
import { showClassRecords, showTrainedClass } from './class-records.ts'
import { listTrainings } from './list-trainings.ts'
import { listTrainingTypes } from './training-types.ts'
import { showTraining } from './training.ts'

/** All lists of trainings, and the key of everything about them. */
export const trainingQueries = listQueries('trainings', listTrainings)

/** The kinds of training that a class can have. */
export const trainingTypesQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['training-types'],
    queryFn: ({ signal }) => client.call(listTrainingTypes, {}, signal),
  })

/** One training with its records, which change only as long as a phone may bring late values. */
export const trainingQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: [...trainingQueries.all, 'one', uuid],
    queryFn: ({ signal }) => client.call(showTraining, { params: { uuid } }, signal),
  })

/** A class after its end with everybody's result. */
export const trainedClassQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: [...trainingQueries.all, 'class', uuid],
    queryFn: ({ signal }) => client.call(showTrainedClass, { params: { uuid } }, signal),
  })

/** What was measured in that class. */
export const classRecordsQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: [...trainingQueries.all, 'class-records', uuid],
    queryFn: ({ signal }) => client.call(showClassRecords, { params: { uuid } }, signal),
  })
