import { skeleton } from './skeleton.css.ts'

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'control' | 'card' | 'circle' | 'fill'
}

/** Add one visually hidden "Loading" label per group. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={skeleton({ shape })} aria-hidden="true" />
}
