import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { hospitalAuditState } from '../contract.ts'
import { DEADLINE_DAYS, fields, MANY_DAYS } from '../rules.ts'
import { ClaimAccount } from './claim-account.tsx'
import { detailAddress, stepAddress } from './step-address.ts'

/** Where an application stands. */
export type Standing = CallOutput<typeof hospitalAuditState>

/** Where an application stands, until when it is answered, why it was not passed, and the next step [X182] [X183] [X184] [X185]. */
export function ApplicationStanding({ standing, onDone }: { standing: Standing; onDone: () => void }) {
  const looks = {
    draft: Begun,
    pending: Pending,
    many: Pending,
    refused: NotPassed,
    approved: Approved,
  } as const
  const Look = looks[standing.state_name]
  return <Look standing={standing} onDone={onDone} />
}

interface LookProps {
  standing: Standing
  onDone: () => void
}

const Begun = ({ standing }: LookProps) => (
  <ResultPage
    state="waiting"
    title="还没有提交申请"
    text={standing.unit_name ? `${standing.unit_name}的申请填了一部分，都存着` : '填四步就能提交，填的内容会自动保存'}
    actions={<ButtonLink to="/health/join">{standing.token ? '接着填' : '开始申请'}</ButtonLink>}
  />
)

function Pending({ standing }: LookProps) {
  const isMany = standing.state_name === 'many'
  return (
    <ResultPage
      state="waiting"
      title={isMany ? '已多次提交，正在人工核对' : '申请审核中'}
      text={
        isMany ? `${MANY_DAYS} 天内提交了多次，这一次由专人核对，会打电话给联系人` : `${standing.unit_name}的申请已收到`
      }
      actions={
        <>
          <ButtonLink kind="secondary" to={detailAddress()}>
            看提交的内容
          </ButtonLink>
          <ButtonLink kind="text" to="/qiyuMiddle">
            联系客服
          </ButtonLink>
        </>
      }
    >
      <Card>
        <Facts facts={timesOf(standing)} />
        {standing.is_overdue === 1 && (
          <div className="pt-12">
            <Notice tone="warning">已经超过承诺的时间，申请排到了最前面。很抱歉让您久等。</Notice>
          </div>
        )}
      </Card>
    </ResultPage>
  )
}

/** When it was sent, and until when it is answered. */
export const timesOf = ({ addTime, deadline_time, working_deadline }: Standing) => [
  { name: '提交时间', value: addTime?.slice(0, 16) ?? '' },
  { name: `${DEADLINE_DAYS} 天内给结果`, value: deadline_time ? `${deadline_time.slice(0, 16)} 前` : '' },
  ...(working_deadline ? [{ name: '遇上休息日', value: `最晚 ${working_deadline}` }] : []),
]

function NotPassed({ standing }: LookProps) {
  const { reasons, resend_time } = standing
  return (
    <ResultPage
      state="failed"
      title="申请没有通过"
      text={reasons.length > 0 ? `有 ${reasons.length} 处要修改，填过的内容都还在` : undefined}
      actions={
        <>
          <ButtonLink to={stepAddress(reasons[0]?.step ?? 1)}>去修改</ButtonLink>
          <ButtonLink kind="text" to="/qiyuMiddle">
            不明白，问问客服
          </ButtonLink>
        </>
      }
    >
      <Card>
        <ul className="space-y-12">
          {reasons.map(({ field, words }) => (
            <li key={field}>
              <p className="text-14 text-ink-3">{fields[field].words}</p>
              <p className="text-16">{words}</p>
            </li>
          ))}
        </ul>
        {resend_time && (
          <div className="pt-12">
            <Notice tone="warning">
              {MANY_DAYS} 天内已经提交多次，{resend_time.slice(0, 10)} 起可以再提交，现在可以先改好。
            </Notice>
          </div>
        )}
      </Card>
    </ResultPage>
  )
}

function Approved({ standing, onDone }: LookProps) {
  const { is_open, unit_id, unit_name, login_name } = standing
  const isOpen = is_open === 1 && unit_id !== null
  return (
    <ResultPage
      state="done"
      title={isOpen ? '医院已经开业' : '申请通过了'}
      text={isOpen ? `患者可以预约 ${unit_name} 了` : '还差一步：请完善服务信息，患者就能预约'}
      actions={
        isOpen ? (
          <ButtonLink to={`/unit/index?unit_id=${unit_id}`}>看看患者看到的主页</ButtonLink>
        ) : (
          <ButtonLink to="/desk/opening">完善服务信息</ButtonLink>
        )
      }
    >
      <Card title="医院工作台">
        <Facts
          facts={[
            { name: '机构', value: unit_name },
            { name: '管理员登录名', value: login_name },
          ]}
        />
        <ClaimAccount canClaim={standing.can_claim === 1} unitId={unit_id ?? undefined} onDone={onDone} />
      </Card>
    </ResultPage>
  )
}
