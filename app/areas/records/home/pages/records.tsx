import {
  BabyIcon,
  CalendarHeartIcon,
  DropletIcon,
  HouseHeartIcon,
  KeyRoundIcon,
  ListChecksIcon,
  SmilePlusIcon,
  StethoscopeIcon,
  UsersIcon,
} from 'lucide-react'
import { Suspense } from 'react'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { ChildCell } from '#app/areas/records/children/cards/child-cell.tsx'
import { userBaby } from '#app/areas/records/children/contract.ts'
import { CycleCell } from '#app/areas/records/cycle/cards/cycle-card.tsx'
import { menstrual } from '#app/areas/records/cycle/contract.ts'
import { ownAddress } from '#app/areas/records/own/cards/own-address.ts'
import { PregnancyCell } from '#app/areas/records/pregnancy/cards/pregnancy-card.tsx'
import { pregnant } from '#app/areas/records/pregnancy/contract.ts'
import { OPEN } from '#app/areas/records/sharing/cards/share-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { later } from '#kit/ui/later.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { currentRecord, getHealthRecord, recordChoices } from '../contract.ts'
import { SwitchRecord } from '../parts/switch-record.tsx'
import type { Route } from './+types/records'

// Stand below what is seen at first.
const RecordChoices = later(async () => (await import('../parts/record-choices.tsx')).RecordChoices)

export { handle } from 'virtual:rows/R232'

export const clientLoader = behindGate(async ({ callApi }) => {
  const { user_id: userId } = await callApi(getUserInfo, {})
  const [all, { current }, cycle, pregnancy, babies, choices] = await Promise.all([
    callApi(getHealthRecord, {}),
    callApi(currentRecord, { userId }),
    callApi(menstrual, { userId }),
    callApi(pregnant, { userId }),
    callApi(userBaby, { userId }),
    callApi(recordChoices, {}),
  ])
  const open = all.basic.filter((record) => !record.is_over)
  return { userId, open, current, cycle: cycle.record, pregnancy: pregnancy.record, babies: babies.list, choices }
})

export default function RecordsPage({ loaderData }: Route.ComponentProps) {
  const { userId, open, current, cycle, pregnancy, babies, choices } = loaderData
  const isPregnant = pregnancy !== null && !pregnancy.is_over
  // The one that is looked at stands apart where there is more than one.
  const first = open.length > 1 ? open.find(({ type, id }) => type === current?.type && id === current.id) : undefined
  const isFirst = (type: string, id: number) => first?.type === type && first.id === id
  const firstBaby = babies.find(({ id }) => isFirst('baby', id))
  return (
    <Frame bar={{}}>
      <div className="space-y-20 p-16">
        {first && (
          <CellGroup title="正在看">
            {pregnancy && isFirst('pregnancy', pregnancy.id) && <PregnancyCell pregnancy={pregnancy} />}
            {cycle && isFirst('prepare', cycle.id) && <CycleCell cycle={cycle} />}
            {firstBaby && <ChildCell baby={firstBaby} />}
            <SwitchRecord userId={userId} records={open} current={first} />
          </CellGroup>
        )}
        <CellGroup title="妈妈">
          {pregnancy && !isFirst('pregnancy', pregnancy.id) && <PregnancyCell pregnancy={pregnancy} />}
          {cycle && !isFirst('prepare', cycle.id) && <CycleCell cycle={cycle} />}
          {!cycle && !isPregnant && (
            <Cell
              start={<CalendarHeartIcon />}
              title="记周期、备孕"
              note="来月经点一下，推算下次和易孕的日子"
              to="/records/edit?type=prepare"
            />
          )}
          {!isPregnant && (
            <Cell
              start={<BabyIcon />}
              title="怀孕了"
              note="孕周、产检、体重、胎动，一步步陪着"
              to="/records/edit?type=pregnancy"
            />
          )}
        </CellGroup>
        <CellGroup title="孩子">
          {babies.map((baby) => !isFirst('baby', baby.id) && <ChildCell key={baby.id} baby={baby} />)}
          {babies.length > 0 ? (
            <Cell start={<UsersIcon />} title="全部孩子" note="再建一份，或请家人一起照看" to="/records/children" />
          ) : (
            <Cell
              start={<SmilePlusIcon />}
              title="孩子的档案"
              note="身长体重画成曲线，疫苗到时间提醒"
              to="/records/children"
            />
          )}
        </CellGroup>
        <CellGroup title="家人">
          <Cell
            start={<StethoscopeIcon />}
            title="自己和家人的健康档案"
            note="过敏、病史、用药、血压血糖和检查报告，可以给医生看"
            to={ownAddress()}
          />
          <Cell start={<KeyRoundIcon />} title="打开别人分享的档案" note="家人或朋友给了您分享码，在这里看" to={OPEN} />
          <Cell
            start={<HouseHeartIcon />}
            title="家庭医生"
            note="签约、随访和健康计划；他们看得到的档案在那里"
            to="/familydoc/detail"
          />
        </CellGroup>
        <CellGroup title="长期管理">
          <Cell
            start={<DropletIcon />}
            title="糖尿病管理"
            note="记血糖、看达标、每周一页带给医生"
            to="/diabetes/record"
          />
          <Cell
            start={<ListChecksIcon />}
            title="健康计划"
            note="医生给您和家人定的事，到时间逐项确认"
            to="/plan/list"
          />
        </CellGroup>
        <Suspense>
          <RecordChoices choices={choices} />
        </Suspense>
        <Notice>
          档案加密保存，只有您看得到；孩子的档案，您请来的家人也看得到。您没有分享，医院和客服都看不到，也不会出现在搜索里。
        </Notice>
      </div>
    </Frame>
  )
}
