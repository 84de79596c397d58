import { SegmentedControl, type SegmentedControlProps } from '@repo/ui/segmented-control'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

export function Choice<T extends string>(props: SegmentedControlProps<T>) {
  return (
    <Stack gap="xs">
      <Text size="s" weight="medium">
        {props.label}
      </Text>
      <SegmentedControl {...props} />
    </Stack>
  )
}
