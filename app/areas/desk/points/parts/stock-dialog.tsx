import { StockForm } from '#app/areas/desk/goods/cards/stock-form.tsx'
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
  return (
    <StockForm
      title={`${title}：可兑 ${stock} 件`}
      left={stock}
      most={MOST_STOCK}
      save={(change, send) => send(deskPointStock, { ...change, goods_id })}
      said={(done) => `已保存，现在可兑 ${done.stock} 件`}
      onClose={onClose}
      onSaved={onChanged}
    />
  )
}
