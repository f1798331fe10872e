import { CrownIcon } from 'lucide-react'
import { Cell } from '#kit/ui/cell.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { sceneComboList } from '../contract.ts'
import { comboAddress } from './membership-address.ts'

/** A package of membership where it is worth something: what it is good for, how long, for how much. */
export function ComboOffer({ combo }: { combo: CallOutput<typeof sceneComboList>['list'][number] }) {
  return (
    <Cell
      start={<CrownIcon />}
      title={combo.title}
      note={combo.words || combo.summary}
      value={
        <>
          <Price yuan={combo.price} size="small" /> / {combo.months_words}
        </>
      }
      to={comboAddress(combo.combo_id)}
    />
  )
}
