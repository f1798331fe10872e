import { StockForm } from '../cards/stock-form.tsx'
import { deskStockChange } from '../contract.ts'
import { MOST_PIECES_AT_ONCE } from '../rules.ts'

interface StockDialogProps {
  goodsId: number
  line: { special_id: number; special_name: string; left: number }
  onClose: () => void
  onChanged: () => void
}

/** Adds pieces of a specification or takes free ones out, and says why. */
export function StockDialog({ goodsId, line, onClose, onChanged }: StockDialogProps) {
  return (
    <StockForm
      title={`${line.special_name}：可售 ${line.left} 件`}
      left={line.left}
      most={MOST_PIECES_AT_ONCE}
      save={(change, send) => send(deskStockChange, { ...change, goods_id: goodsId, special_id: line.special_id })}
      said={({ left }) => `已保存，现在可售 ${left} 件`}
      onClose={onClose}
      onSaved={onChanged}
    />
  )
}
