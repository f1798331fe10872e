import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { searchAddress } from '#app/areas/search/cards/search-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate } from '#kit/wire/load.ts'
import { pregnancyEnd, pregnant } from '../contract.ts'
import type { Route } from './+types/ended'

export { handle } from 'virtual:rows/records-ended'

export const clientLoader = behindGate(async ({ callApi }) => {
  const { user_id: userId } = await callApi(getUserInfo, {})
  const { record } = await callApi(pregnant, { userId })
  return { open: record && !record.is_over ? record.id : undefined, closed: record?.is_over ? record.id : undefined }
})

export default function EndedPage({ loaderData: { open, closed } }: Route.ComponentProps) {
  if (open !== undefined) return <EndForm recordId={open} />
  return <Afterwards closed={closed} />
}

/** Two taps from here: keep or delete, and the word. Nobody is asked why. */
function EndForm({ recordId }: { recordId: number }) {
  const { revalidate } = useRevalidator()
  const ending = useAct(pregnancyEnd)
  const [choice, setChoice] = useState<string>('kept')
  const end = async () => {
    if (await ending.run({ record_id: recordId, is_kept: choice === 'kept' ? 1 : 0 })) revalidate()
  }
  return (
    <Frame bar={{ title: '结束这份记录' }}>
      <div className="grow space-y-16 p-16">
        <p className="text-16">结束以后，提醒、推荐和广告马上都停，以后也不会再提起。不用说原因。</p>
        <Choice
          legend="这份记录"
          name="keep"
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'kept', title: '留着，只有我能看', note: '以后随时可以删' },
            { value: 'deleted', title: '删掉', note: '马上删除，找不回来' },
          ]}
        />
      </div>
      <BottomAction error={ending.error?.words}>
        <Button busy={ending.busy} onClick={end}>
          结束
        </Button>
      </BottomAction>
    </Frame>
  )
}

/** What may help afterwards, and the way to delete what was kept. */
function Afterwards({ closed }: { closed: number | undefined }) {
  const { revalidate } = useRevalidator()
  const ending = useAct(pregnancyEnd)
  const remove = async (recordId: number) => {
    if (await ending.run({ record_id: recordId, is_kept: 0 })) revalidate()
  }
  return (
    <Frame bar={{ title: '照顾好自己' }}>
      <div className="space-y-20 p-16">
        <div className="space-y-8">
          <p className="text-18 font-semibold">已经停了，不会再提醒您。</p>
          <p className="text-16 text-ink-2">想一个人待着、想哭、想找人说话，都可以。身体和心里都需要时间。</p>
        </div>
        <CellGroup title="身体">
          <Cell title="出血多、发烧、肚子很疼" note="马上去医院，或拨打 120" value="120" href="tel:120" />
          <Cell title="找妇科医生看看" note="恢复得怎么样，什么时候复查" to={searchAddress({ keyword: '妇科' })} />
        </CellGroup>
        <CellGroup title="心里">
          <Cell title="全国心理援助热线" note="24 小时，有人听您说" value="12356" href="tel:12356" />
          <Cell title="心理咨询" note="和咨询师约个时间" to="/shop/psychologyIndex" />
        </CellGroup>
        <CellGroup title="还有没处理的">
          <Cell title="已经约好的产检" note="可以取消，按规则退费" to="/guahao/orderlist" />
          {closed !== undefined && (
            <>
              <Cell title="看看留着的记录" to="/records/pregnancy" />
              <div className="p-16">
                <Button kind="text" wide busy={ending.busy} onClick={() => remove(closed)}>
                  把留着的记录删掉
                </Button>
              </div>
            </>
          )}
        </CellGroup>
        {ending.error && <p role="alert">{ending.error.words}</p>}
      </div>
    </Frame>
  )
}
