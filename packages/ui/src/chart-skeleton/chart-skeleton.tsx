import { body, frame, header } from '../chart-frame/chart-frame.css.ts'
import { Heading } from '../heading/heading.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { filling, tools } from './chart-skeleton.css.ts'

export interface ChartSkeletonProps {
  title: string
  size?: 'm' | 'l'
}

/** As high as a `ChartFrame` of this size. */
export function ChartSkeleton({ title, size = 'm' }: ChartSkeletonProps) {
  return (
    <div className={frame}>
      <div className={header}>
        <Heading level={2} size="m">
          {title}
        </Heading>
        <div className={tools} />
      </div>
      <div className={`${body({ size })} ${filling}`}>
        <Skeleton shape="fill" />
      </div>
    </div>
  )
}
