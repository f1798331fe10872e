import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate, maybeId } from '#kit/wire/load.ts'
import { invoiceTitleSave } from '../contract.ts'
import { ofTitle } from '../parts/addresses.ts'
import { BuyerFields } from '../parts/buyer-fields.tsx'
import { findTitle } from '../parts/load-title.ts'
import { useBuyer } from '../parts/use-buyer.ts'
import type { Route } from './+types/add-invoice'

export { handle } from 'virtual:rows/R102'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const id = maybeId(query, 'title_id')
  return { title: id === undefined ? undefined : await findTitle(callApi, id) }
})

export default function AddInvoicePage({ loaderData: { title } }: Route.ComponentProps) {
  const typed = useBuyer(title)
  const [isDefault, setDefault] = useState(title?.is_default === 1)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const save = useAct(invoiceTitleSave)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const buyer = typed.check()
    if (!buyer) return
    const saved = await save.run({ title_id: title?.title_id, ...buyer, is_default: isDefault ? 1 : 0 })
    if (!saved) return
    const orderId = query.get('order_id') ?? undefined
    navigate(ofTitle('invoiceSuccess', { titleId: saved.title_id, orderId }), { replace: true })
  }
  return (
    <Frame bar={{ title: title ? '修改抬头' : '添加发票抬头' }}>
      <form onSubmit={submit} noValidate className="flex grow flex-col">
        <div className="grow space-y-12 p-16">
          <Card className="space-y-12">
            <BuyerFields typed={typed} />
          </Card>
          <Card>
            <Checkbox
              checked={isDefault}
              disabled={title?.is_default === 1}
              onChange={({ target }) => setDefault(target.checked)}
            >
              开发票时默认用这个抬头
            </Checkbox>
          </Card>
        </div>
        <BottomAction>
          <Button type="submit" busy={save.busy}>
            保存抬头
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}
