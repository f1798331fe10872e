import { MOST_FIRST, MOST_WORD, MOST_WORDS } from '#app/areas/guahao/comments/rules/hold.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { MOST_YOUNG_DAYS } from '../../rules/hold.ts'
import { deskDiscussionRules, deskDiscussionRulesSave } from '../contract.ts'
import type { Route } from './+types/rules'

export { handle } from 'virtual:rows/desk-discussion-rules'

const load = ({ callApi }: Loading) => callApi(deskDiscussionRules, {})
export const clientLoader = behindStaffGate(load)

const fields = {
  holds_all: 'flag',
  first_count: 'text',
  young_days: 'text',
  burst_count: 'text',
  holds_links: 'flag',
  holds_prices: 'flag',
  words: 'text',
} as const

export default function DeskDiscussionRulesPage({ loaderData: rules }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="符合任何一条的评论和回复，先由医院看过再展示；在那之前只有作者自己看得到。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/discussions">
          返回评论
        </ButtonLink>
      }
    >
      <Card title="先审核再展示">
        <PageForm
          action="保存规则"
          refusedFields={{ 'too-many-words': 'words' }}
          edited={rules}
          save={(form, send) => send(deskDiscussionRulesSave, readForm(deskDiscussionRulesSave, form, fields))}
          said={() => '规则已保存，以后的评论按它审核'}
          onSaved={() => undefined}
        >
          <Checkbox name="holds_all" defaultChecked={rules.holds_all === 1}>
            所有评论都先审（科普内容建议打开）
          </Checkbox>
          <NumberField
            label="新用户的头几条"
            name="first_count"
            unit="条"
            min={0}
            max={MOST_FIRST}
            defaultValue={rules.first_count}
            hint="0 表示不按这一条审核，下面两项也一样"
            required
          />
          <NumberField
            label="账号注册不满"
            name="young_days"
            unit="天"
            min={0}
            max={MOST_YOUNG_DAYS}
            defaultValue={rules.young_days}
            required
          />
          <NumberField
            label="十分钟里写了多少条以后"
            name="burst_count"
            unit="条"
            min={0}
            max={MOST_FIRST}
            defaultValue={rules.burst_count}
            required
          />
          <Checkbox name="holds_links" defaultChecked={rules.holds_links === 1}>
            像是网址的
          </Checkbox>
          <Checkbox name="holds_prices" defaultChecked={rules.holds_prices === 1}>
            医生或药品和价钱、电话写在一起的（平台上的医生和药名也认得）
          </Checkbox>
          <TextField
            label="含有这些词的"
            name="words"
            rows={4}
            defaultValue={rules.words.join('，')}
            maxLength={MOST_WORDS * (MOST_WORD + 1)}
            hint={`用逗号、空格或换行分开，最多 ${MOST_WORDS} 个；全角、大小写、拼音、中间的空格和符号都算同一个词，同音字也算；本身就是词的同音字（如威信）要另外写`}
          />
        </PageForm>
      </Card>
    </DeskFrame>
  )
}
