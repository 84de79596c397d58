import { skeleton } from './skeleton.css.ts'

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'control' | 'card' | 'circle'
}

/** Holds a place while content loads; put one spoken "loading" beside a group of them. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={skeleton({ shape })} aria-hidden="true" />
}
