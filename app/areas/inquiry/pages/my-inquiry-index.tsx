import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate } from '#kit/wire/load.ts'
import { inquiryAddress } from '../cards/inquiry-address.ts'
import { InquiryCard } from '../cards/inquiry-card.tsx'
import { bindInquiry, inquiryForm, inquiryList } from '../contract.ts'
import { FaultLine } from '../parts/fault-line.tsx'
import type { Route } from './+types/my-inquiry-index'

export { handle } from 'virtual:rows/R106'

export const clientLoader = behindGate(async ({ callApi }) => {
  const [{ waiting }, { list }] = await Promise.all([
    callApi(inquiryForm, {}),
    callApi(inquiryList, { state: 'open', page_size: 5 }),
  ])
  return { waiting, list }
})

/** Where one's inquiries begin: those that this browser sent before signing in are taken at once. */
export default function MyInquiryIndexPage({ loaderData: { waiting, list } }: Route.ComponentProps) {
  const binding = useBinding(waiting)
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <FaultLine words={binding.error?.words} />
        <h2 className="sr-only">进行中的询价</h2>
        {list.length === 0 ? (
          <Empty
            title="还没有进行中的询价"
            text="问几家海外医院，报价会并排放在这里。"
            action={<ButtonLink to={inquiryAddress()}>去询价</ButtonLink>}
          />
        ) : (
          <>
            {list.map((inquiry) => (
              <InquiryCard key={inquiry.request_id} inquiry={inquiry} />
            ))}
            <ButtonLink kind="secondary" wide to={inquiryAddress()}>
              再问一次
            </ButtonLink>
          </>
        )}
        <CellGroup>
          <Cell title="全部询价" note="包括已经结束的" to="/inquiry/inquiryList" />
          <Cell title="核验邀请函" note="凭编号查真伪" to="/inquiry/letter" />
        </CellGroup>
      </div>
    </Frame>
  )
}

/** Takes what waits, one after the other, once. */
const useBinding = (waiting: readonly string[]) => {
  const binding = useAct(bindInquiry, { hideToast: true })
  const { revalidate } = useRevalidator()
  const names = waiting.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is taken once, not at each render
  useEffect(() => {
    const takeAll = async () => {
      let taken = 0
      for (const request_id of names.split(',').filter(Boolean)) if (await binding.run({ request_id })) taken++
      if (taken === 0) return
      toast('已发出，专人 24 小时内联系您')
      revalidate()
    }
    void takeAll()
  }, [names])
  return binding
}
