import { useEffect, useState } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { MY_INQUIRIES } from '../cards/inquiry-address.ts'
import { inquiryForm } from '../contract.ts'
import { AskForm } from '../parts/ask-form.tsx'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R105'

const load = async ({ callApi: ask, query }: Loading) => ({
  form: await ask(inquiryForm, {}),
  unitId: maybeId(query, 'unit_id'),
  projectId: maybeId(query, 'project_id'),
})
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Asks several hospitals abroad for their price; works without signing in. */
export default function InquiryIndexPage({ loaderData: { form, unitId, projectId } }: Route.ComponentProps) {
  const waiting = useWaiting()
  const fee = form.fee.replace(/\.00$/, '')
  return (
    <Frame bar={{}}>
      <AskForm form={form} unitId={unitId} projectId={projectId}>
        {waiting > 0 && <Notice tone="warning">这台手机上有 {waiting} 次询价还没有登录，登录后马上发出。</Notice>}
        <Card title="专人跟进，说到做到">
          <ul className="list-disc space-y-4 pl-18 text-14 text-ink-2">
            <li>提交和答复不收费，{form.answer_hours} 小时内有真人答复您</li>
            <li>
              要逐项报价才付服务费 {fee} 元，付后 {form.quote_hours} 小时内有第一份；没做到，服务费自动全额退
            </li>
            <li>治疗费直接付给医院，不经过我们。资料出境逐家由您同意</li>
          </ul>
        </Card>
        <CellGroup>
          <Cell title="我的询价" note="进度、报价、邀请函都在这里" to={MY_INQUIRIES} />
        </CellGroup>
      </AskForm>
    </Frame>
  )
}

/** How many inquiries of this browser wait for their owner: only the browser knows, the page itself is everybody's. */
const useWaiting = (): number => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isOn = true
    callApi(inquiryForm, {})
      .then(({ waiting }) => isOn && setCount(waiting.length))
      .catch(() => undefined)
    return () => {
      isOn = false
    }
  }, [])
  return count
}
