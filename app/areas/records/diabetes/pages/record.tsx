import { FileTextIcon, SlidersHorizontalIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { consentText } from '#app/areas/account/consents/contract.ts'
import { useTouched } from '#app/areas/records/ground/cards/touched.ts'
import { WaitingLater } from '#app/areas/records/ground/cards/waiting-later.tsx'
import { searchAddress } from '#app/areas/search/cards/search-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { later } from '#kit/ui/later.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { addGlucose, checkProtocolAndGetInfo, diabeticRecord } from '../contract.ts'
import { ReadingList } from '../parts/reading-list.tsx'
import type { Diabetic } from '../parts/shown.ts'
import type { Route } from './+types/record'

// Before there is a record.
const ProtocolCard = later(async () => (await import('../parts/protocol-card.tsx')).ProtocolCard)
const PersonForm = later(async () => (await import('../parts/person-form.tsx')).PersonForm)

// Comes with the first touch: who only reads writes nothing.
const fetchSheet = async () => (await import('../parts/reading-sheet.tsx')).ReadingSheet
const ReadingSheet = later(fetchSheet)

export { handle } from 'virtual:rows/R258'

const sendings = [{ call: addGlucose }]

export const clientLoader = behindGate(async ({ callApi }) => {
  const [{ user_id: userId }, { is_agreed, record }] = await Promise.all([
    callApi(getUserInfo, {}),
    callApi(diabeticRecord, {}),
  ])
  const [text, known] = await Promise.all([
    is_agreed === 1 ? null : callApi(consentText, { document: 'diabetes' }),
    record ? null : callApi(checkProtocolAndGetInfo, {}),
  ])
  return { userId, record, text, info: known?.info }
})

export default function DiabetesRecordPage({ loaderData: { userId, record, text, info } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [isAdding, setAdding] = useState(false)
  useTouched(fetchSheet)
  const place = { userId, record: `diabetes-${record?.id ?? 0}` }
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        {record?.urgent && (
          <div role="alert">
            <Notice tone="danger">{record.urgent}</Notice>
          </div>
        )}
        {record && !text && <WaitingLater place={place} sendings={sendings} />}
        <Suspense>
          {text && <ProtocolCard text={text} />}
          {!text && info && (
            <PersonForm title="先填几项，以后可以改" submitText="建档" known={info} onDone={revalidate} />
          )}
        </Suspense>
        {record && <Overview record={record} />}
        {record && <ReadingList record={record} />}
        {record && <p className="text-12 text-ink-3">{record.caution}</p>}
      </div>
      {record && !text && (
        <BottomAction>
          <Button onClick={() => setAdding(true)}>记血糖</Button>
        </BottomAction>
      )}
      {record && isAdding && (
        <Suspense>
          <ReadingSheet
            place={place}
            recordId={record.id}
            unit={record.unit}
            onClose={() => setAdding(false)}
            onDone={() => {
              setAdding(false)
              revalidate()
            }}
          />
        </Suspense>
      )}
    </Frame>
  )
}

/** How the last two weeks went, and what leads on. */
function Overview({ record }: { record: Diabetic }) {
  const { count, inside, percent, days } = record.recent
  return (
    <>
      <Card title={`${record.truename} · ${record.type_words}`} aside={`确诊 ${record.since_words}`}>
        {percent === null ? (
          <p className="text-14 text-ink-2">记几次以后，这里会告诉您有多少次达标。</p>
        ) : (
          <>
            <p className="text-22 font-semibold tabular-nums">{percent}% 达标</p>
            <p className="text-14 text-ink-2 tabular-nums">
              最近 {days} 天测了 {count} 次，{inside} 次在目标里
            </p>
          </>
        )}
      </Card>
      <CellGroup>
        <Cell start={<FileTextIcon />} title="血糖周报" note="一页纸，带给医生看" to="/diabetes/report" />
        <Cell
          start={<SlidersHorizontalIcon />}
          title="资料和目标"
          note="各时段的目标、单位、个人资料"
          to="/diabetes/settings"
        />
        <Cell title="找内分泌科医生" to={searchAddress({ keyword: '内分泌科' })} />
      </CellGroup>
    </>
  )
}
