import { paperAddress } from '#app/areas/records/papers/cards/paper-address.ts'
import { Cell } from '#kit/ui/cell.tsx'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'

/** The record on one page, for a doctor. */
export const PaperCell = ({ record }: { record: Pregnancy }) => (
  <Cell
    title="给医生看、打印"
    note="孕周、体重、糖耐和产检在一页上；可以分享给医院"
    to={paperAddress({ kind: 'pregnancy', id: record.id })}
  />
)
