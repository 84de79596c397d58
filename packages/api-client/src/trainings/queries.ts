import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listQueries } from '../core/list-queries.ts'
import { showClassRecords, showTrainedClass } from './class-records.ts'
import { listTrainings } from './list-trainings.ts'
import { listTrainingTypes } from './training-types.ts'
import { showTraining } from './training.ts'

export const trainingQueries = listQueries('trainings', listTrainings)

export const trainingTypesQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['training-types'],
    queryFn: ({ signal }) => client.call(listTrainingTypes, {}, signal),
  })

/** Records change only while phones may send late values. */
export const trainingQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: [...trainingQueries.all, 'one', uuid],
    queryFn: ({ signal }) => client.call(showTraining, { params: { uuid } }, signal),
  })

export const trainedClassQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: [...trainingQueries.all, 'class', uuid],
    queryFn: ({ signal }) => client.call(showTrainedClass, { params: { uuid } }, signal),
  })

export const classRecordsQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: [...trainingQueries.all, 'class-records', uuid],
    queryFn: ({ signal }) => client.call(showClassRecords, { params: { uuid } }, signal),
  })
