import type { MessageDescriptor } from '@lingui/core'
import type { ListDefinition } from '@repo/api-client/core/list-definition'
import type { ViewedList } from '@repo/domain/lists/list-view'
import type { Feature, Permission } from '@repo/domain/people/permissions'
import type { IconName } from '@repo/ui/icon'

import type { HelpPageName } from '../lib/help/help-page.ts'

/** A name is a string if all languages share it. */
export type Label = MessageDescriptor | string

interface AnyList {
  readonly name: ViewedList
  /** With a definition, the first page is fetched before the page's code has loaded. */
  readonly definition?: ListDefinition
}

export interface Screen<Path extends string = string> {
  readonly path: Path
  readonly icon: IconName
  readonly label: Label
  readonly help: HelpPageName
  /** The part of a menu. Defaults to the side menu's own level. */
  readonly menu?: 'rooms' | 'profile'
  readonly activeTone?: 'accent' | 'danger'
  readonly permission?: Permission
  readonly feature?: Feature
  readonly list?: AnyList
  readonly create?: { readonly label: Label; readonly permission: Permission }
}

/** Registers an area's screens, in the order of the menus. */
export const defineArea = <const Screens extends readonly Screen[]>(...screens: Screens): Screens => screens
