import { Cell, CellGroup } from '#kit/ui/cell.tsx'

/** From the ledger to what is taken out and paid in. */
export const MoneyLinks = () => (
  <CellGroup>
    <Cell title="提现" note="申请提现，看每一步" href="/store/cash" />
    <Cell title="充值记录" note="银行到账的充值" href="/store/recharge" />
  </CellGroup>
)
