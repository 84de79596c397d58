import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { BarChartSvg } from '../bar-chart/bar-chart.tsx'
import { Button } from '../button/button.tsx'
import { ChartFrame } from '../chart-frame/chart-frame.tsx'
import { NavItem } from '../nav-item/nav-item.tsx'
import { ParticipantTile } from '../participant-tile/participant-tile.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { Frame } from '../sample/frame.tsx'
import { labelsEn, tileAt } from '../sample/tiles.ts'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Stack } from '../stack/stack.tsx'
import { SwitchField } from '../switch-field/switch-field.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { PageDots } from '../wall-pages/page-dots.tsx'
import { ZoneBar } from '../zone-bar/zone-bar.tsx'

// what a system with few colors leaves of each piece: in tests the browser's own, else imitated
const meta = {
  globals: { colors: 'forced' },
  // axe takes the page's own colors for those that are seen
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor
const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)]

/** The color of the page as the system has it. */
const canvasColor = (): string => {
  const sample = document.createElement('div')
  sample.style.background = 'Canvas'
  document.body.append(sample)
  const color = groundOf(sample)
  sample.remove()
  return color
}

const isForced = () => expect(matchMedia('(forced-colors: active)').matches).toBe(true)

/** The bars of a zone are seen, and as many of them lit as the zone says. */
export const Tile: Story = {
  tags: ['picture'],
  render: () => (
    <Frame width={384} height={240}>
      <ParticipantTile tile={tileAt(75)} labels={labelsEn} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await isForced()
    const tile = canvas.getByRole('group')
    const pips = all(tile, '[aria-hidden="true"] > span:empty')
    await expect(pips).toHaveLength(5)
    for (const pip of pips) await expect(groundOf(pip)).not.toBe(canvasColor())
    await expect(pips.filter((pip) => getComputedStyle(pip).opacity === '1')).toHaveLength(3)
    await expect(canvas.getByText('Moderate')).toBeVisible()
  },
}

/** The parts keep their colors on the ground these were chosen for. */
export const Zones: Story = {
  render: () => (
    <ZoneBar
      label="3 light, 2 moderate"
      parts={[
        { level: 'light', amount: 3 },
        { level: 'moderate', amount: 2 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [light, moderate] = all(canvas.getByRole('img'), 'span')
    await expect(groundOf(light as Element)).not.toBe(groundOf(moderate as Element))
  },
}

/** What is chosen differs from what is not in more than its weight. */
export const Choices: Story = {
  render: () => (
    <Stack gap="l">
      <Tabs
        label="Parts"
        value="data"
        onValueChange={() => {}}
        tabs={[
          { value: 'data', label: 'Data' },
          { value: 'address', label: 'Address' },
        ]}
      >
        {null}
      </Tabs>
      <SegmentedControl
        label="Order"
        value="effort"
        onValueChange={() => {}}
        segments={[
          { value: 'effort', label: 'Effort' },
          { value: 'calories', label: 'Calories' },
        ]}
      />
      {/* oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the component fills it */}
      <NavItem icon="users" label="Users" link={<a href="#users" />} active />
      {/* oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the component fills it */}
      <NavItem icon="rooms" label="Rooms" link={<a href="#rooms" />} />
      <PageDots count={2} current={0} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const lineOf = (name: string) => getComputedStyle(canvas.getByRole('tab', { name })).borderBottomColor
    await expect(lineOf('Data')).not.toBe(lineOf('Address'))
    const segment = (name: string) => groundOf(canvas.getByRole('radio', { name }))
    await expect(segment('Effort')).not.toBe(segment('Calories'))
    const entry = (name: string) => groundOf(canvas.getByRole('link', { name }))
    await expect(entry('Users')).not.toBe(entry('Rooms'))
    const [current, other] = all(canvasElement, 'p > [aria-hidden="true"]')
    await expect(groundOf(current as Element)).not.toBe(groundOf(other as Element))
  },
}

/** The thumb of a switch is seen, and stands elsewhere when it is on. */
export const Switches: Story = {
  render: () => (
    <Stack gap="m">
      <SwitchField label="On" checked onCheckedChange={() => {}} />
      <SwitchField label="Off" checked={false} onCheckedChange={() => {}} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const thumb = (name: string) => canvas.getByRole('switch', { name }).firstElementChild as Element
    await expect(groundOf(thumb('On'))).not.toBe(canvasColor())
    await expect(groundOf(thumb('Off'))).not.toBe(canvasColor())
    await expect(getComputedStyle(thumb('On')).transform).not.toBe(getComputedStyle(thumb('Off')).transform)
  },
}

export const Progress: Story = {
  render: () => <ProgressBar label="Time" value={0.4} />,
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar')
    await expect(groundOf(track.firstElementChild as Element)).not.toBe(groundOf(track))
  },
}

export const Focus: Story = {
  render: () => <Button>Start class</Button>,
  play: async ({ canvas }) => {
    await userEvent.tab()
    const { outlineStyle, outlineWidth } = getComputedStyle(canvas.getByRole('button'))
    await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
  },
}

/** A drawing has the colors of dark surfaces, and so a dark surface under it on a white system too. */
export const Chart: Story = {
  render: () => (
    <Frame width={560} height={360}>
      <ChartFrame
        title="Minutes by zone"
        summary="63 intense"
        words={{ table: 'Table', chart: 'Chart', enlarge: 'Enlarge', close: 'Close' }}
        columns={['Zone', 'Minutes']}
        rows={[{ key: 'intense', cells: ['Intense', '63'] }]}
      >
        {(view) => (
          <BarChartSvg
            {...view}
            unit="min"
            bars={[{ key: 'intense', label: 'Intense', value: 63, text: '63', color: 'intense' }]}
          />
        )}
      </ChartFrame>
    </Frame>
  ),
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('img', { name: '63 intense' })
    const ground = chart.closest('figure > div:last-child') ?? chart
    await expect(groundOf(ground)).toBe('rgb(17, 25, 30)')
  },
}
