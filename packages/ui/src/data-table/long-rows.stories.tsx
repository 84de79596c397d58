import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { IconButton } from '../icon-button/icon-button.tsx'
import { longPeople, type LongPerson } from '../sample/long-people.ts'
import { Truncated } from '../truncated/truncated.tsx'
import { DataTable, type DataColumn, type DataTableProps } from './data-table.tsx'

const words = {
  en: {
    label: 'Users',
    name: 'Name',
    lastNames: 'Last name',
    pseudonym: 'Pseudonym',
    email: 'Email',
    sex: 'Sex',
    birthday: 'Birthday',
    joined: 'Joined',
    actions: 'Actions',
    showAll: 'Show all columns',
    note: 'Columns hidden to fit: ',
    sort: 'Sort',
  },
  es: {
    label: 'Usuarios',
    name: 'Nombre',
    lastNames: 'Apellidos',
    pseudonym: 'Seudónimo',
    email: 'Correo',
    sex: 'Sexo',
    birthday: 'Nacimiento',
    joined: 'Alta',
    actions: 'Acciones',
    showAll: 'Mostrar todas las columnas',
    note: 'Columnas ocultas por falta de espacio: ',
    sort: 'Ordenar',
  },
} as const

type Words = (typeof words)[keyof typeof words]

const cut = (text: string) => <Truncated text={text} />

const columnsIn = (w: Words, isLong: boolean): DataColumn<LongPerson>[] => [
  { key: 'name', header: w.name, cell: ({ name }) => cut(name), isTitle: true, isSortable: true },
  { key: 'lastNames', header: w.lastNames, cell: ({ lastNames }) => cut(lastNames), priority: 1 },
  { key: 'pseudonym', header: w.pseudonym, cell: ({ pseudonym }) => cut(pseudonym), priority: 3 },
  { key: 'email', header: w.email, cell: ({ email }) => cut(email), size: 'email45', priority: 2 },
  { key: 'sex', header: w.sex, cell: ({ sex }) => sex, size: 'xs', priority: 5 },
  { key: 'birthday', header: w.birthday, cell: ({ birthday }) => birthday, size: 's', priority: 4 },
  ...(isLong
    ? [{ key: 'joined', header: w.joined, cell: () => '02/11/2026 10:05', size: 'moment', priority: 6 } as const]
    : []),
]

const card: DataTableProps<LongPerson>['card'] = {
  title: ({ name, lastNames }) => cut(`${name} ${lastNames}`),
  line: ({ pseudonym, email }) => cut(`${pseudonym} · ${email}`),
  covers: ['lastNames', 'pseudonym', 'email'],
  more: 'More',
}

const buttonsOf = ({ name }: LongPerson) => (
  <>
    <IconButton size="s" icon="chart" label={`Metrics for ${name}`} />
    <IconButton size="s" icon="edit" label={`Edit ${name}`} />
    <IconButton size="s" icon="more" label={`More actions for ${name}`} />
  </>
)

const selection = {
  selected: new Set(['b']),
  onChange: () => undefined,
  allLabel: 'All',
  rowLabel: ({ name }: LongPerson) => `Select ${name}`,
}

interface LongProps {
  /** Of the page's place for the list, in pixels. */
  width: number
  language: 'en' | 'es'
  /** Whether there is one column more than fits a narrow table. */
  isLong?: boolean
}

function Long({ width, language, isLong = false }: LongProps) {
  const w = words[language]
  return (
    <div data-testid="place" style={{ width }}>
      <DataTable
        label={w.label}
        columns={columnsIn(w, isLong)}
        rows={longPeople}
        keyOf={({ id }) => id}
        sort={{ key: 'name', direction: 'asc' }}
        onSort={() => undefined}
        selection={selection}
        actions={{ header: w.actions, render: buttonsOf }}
        card={card}
        givenWay={{ note: (headers) => `${w.note}${headers.join(', ')}`, showAll: w.showAll }}
        sortLabel={w.sort}
      />
    </div>
  )
}

const meta = {
  component: Long,
  args: { width: 1280, language: 'en' },
  play: async ({ canvas, canvasElement, args }) => {
    const place = canvas.getByTestId('place')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(2))
    await expect(place.scrollWidth).toBeLessThanOrEqual(args.width)
    place.scrollIntoView({ inline: 'end' })
    // the last button of each row is where it can be pressed, not beside the page
    const right = place.getBoundingClientRect().right
    for (const button of canvas.getAllByRole('button', { name: /^More actions for/ })) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right)
      const { x, y, width, height } = button.getBoundingClientRect()
      const top = canvasElement.ownerDocument.elementFromPoint(x + width / 2, y + height / 2)
      await expect(button.contains(top)).toBe(true)
    }
  },
} satisfies Meta<typeof Long>
export default meta
type Story = StoryObj<typeof meta>

// the widths that pages of 360, 768, 1024, 1280, 1366 and 1920 pixels leave for a list
export const Page360: Story = { tags: ['picture'], args: { width: 328 } }
export const Page360Spanish: Story = { args: { width: 328, language: 'es' } }
export const Page768: Story = { args: { width: 720 } }
export const Page768Spanish: Story = { args: { width: 720, language: 'es' } }
export const Page1024: Story = { args: { width: 976 } }
export const Page1024Spanish: Story = { args: { width: 976, language: 'es' } }
export const Page1280: Story = { args: { width: 953 } }
export const Page1280Spanish: Story = { args: { width: 953, language: 'es' } }
export const Page1366: Story = { args: { width: 1039 } }
export const Page1366Spanish: Story = { args: { width: 1039, language: 'es' } }
export const Page1920: Story = { args: { width: 1280 } }
export const Page1920Spanish: Story = { args: { width: 1280, language: 'es' } }

/** What gave way is named, and comes back into a table that scrolls in its own box, its actions still in reach. */
export const ColumnsGiveWay: Story = {
  args: { width: 860, isLong: true },
  play: async (context) => {
    const { canvas } = context
    const headers = () => canvas.getAllByRole('columnheader').map((header) => header.textContent)
    const fitting = ['', 'Name', 'Last name', 'Pseudonym', 'Email', 'Sex', 'Birthday']
    await waitFor(() => expect(headers()).toEqual([...fitting, 'Actions']))
    await expect(canvas.getByText('Columns hidden to fit: Joined')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all columns' }))
    await expect(headers()).toEqual([...fitting, 'Joined', 'Actions'])
    await expect(canvas.queryByText(/^Columns hidden to fit/)).toBeNull()
    await meta.play(context)
  },
}

/** Cells are narrower before any column is hidden, and the email gets what the others leave. */
export const NarrowCellsFirst: Story = {
  args: { width: 1039, language: 'es' },
  play: async (context) => {
    const { canvas } = context
    const widthOf = (name: string) => canvas.getByRole('columnheader', { name }).getBoundingClientRect().width
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(8))
    await expect(getComputedStyle(canvas.getByRole('columnheader', { name: 'Sexo' })).paddingLeft).toBe('8px')
    await expect(widthOf('Correo')).toBeGreaterThanOrEqual(22 * 16)
    await expect(canvas.queryByText(/^Columnas ocultas/)).toBeNull()
    await meta.play(context)
  },
}

/** A cut text is a button whose tooltip has the whole of it. */
export const WholeTextInReach: Story = {
  args: { width: 1039 },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Wolfe/ })
    const email = longPeople[1]?.email ?? ''
    const cut = await within(row).findByRole('button', { name: email })
    cut.focus()
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(email)
  },
}
