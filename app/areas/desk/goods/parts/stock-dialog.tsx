import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
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
  const change = useAct(deskStockChange)
  const submit = async (given: { by: number; reason: string }) => {
    const done = await change.run({ goods_id: goodsId, special_id: line.special_id, ...given })
    if (!done) return
    toast(`已保存，现在可售 ${done.left} 件`)
    onChanged()
  }
  return (
    <StockForm
      title={`${line.special_name}：可售 ${line.left} 件`}
      left={line.left}
      most={MOST_PIECES_AT_ONCE}
      error={change.error?.words}
      busy={change.busy}
      onClose={onClose}
      onSubmit={submit}
    />
  )
}
