import { PlugZapIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'
import { KEYS_PATH } from './rules.ts'

/** Where the keys of programs stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '对接密钥', to: KEYS_PATH, group: 'system', Icon: PlugZapIcon, may: 'machines.manage', position: 264 },
]
