import { StockForm } from '#app/areas/desk/goods/cards/stock-form.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskPointStock } from '../contract.ts'
import { MOST_STOCK } from '../rules.ts'
import type { ManagedGoods } from './goods-form.tsx'

interface StockDialogProps {
  goods: ManagedGoods
  onClose: () => void
  onChanged: () => void
}

/** Adds pieces of points goods or takes free ones out, and says why. */
export function StockDialog({ goods: { goods_id, title, stock }, onClose, onChanged }: StockDialogProps) {
  const change = useAct(deskPointStock)
  return (
    <StockForm
      title={`${title}：可兑 ${stock} 件`}
      left={stock}
      most={MOST_STOCK}
      error={change.error?.words}
      busy={change.busy}
      onClose={onClose}
      onSubmit={async (given) => {
        if (await change.run({ goods_id, ...given })) onChanged()
      }}
    />
  )
}
