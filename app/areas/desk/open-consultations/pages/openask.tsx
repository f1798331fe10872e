import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading, readCode } from '#kit/wire/load.ts'
import { deskOpenAsk } from '../contract.ts'
import { Decide } from '../parts/decide.tsx'
import type { Route } from './+types/openask'

export { handle } from 'virtual:rows/desk-open-ask'

const load = ({ callApi, query }: Loading) => callApi(deskOpenAsk, { ask_id: readCode(query, 'ask_id') })
export const clientLoader = behindStaffGate(load)
export default function DeskOpenAskPage({ loaderData: asked }: Route.ComponentProps) {
  return (
    <DeskFrame
      note={`${asked.asker} · 问${asked.doctor_name}医生 · ${asked.agree_time.slice(0, 16)} 同意公开`}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/openasks">
          返回列表
        </ButtonLink>
      }
    >
      <div className="max-w-640 space-y-16">
        <Notice>看一看还有没有能认出人的话：单位、学校、住址、少见的病和日子。认得出来就不要公开。</Notice>
        {asked.says && <Notice tone="warning">没有公开的原因：{asked.says}</Notice>}
        <Card>
          <div className="flex flex-wrap gap-6">
            <Tag tone={asked.sharing === 'shown' ? 'accent' : 'plain'}>{asked.sharing_desc}</Tag>
            {asked.ill_name && <Tag>{asked.ill_name}</Tag>}
            {asked.cat_name && <Tag>{asked.cat_name}</Tag>}
          </div>
          <p className="pt-12 text-16 break-words whitespace-pre-line">{asked.content}</p>
        </Card>
        <Card title="对话">
          <ol className="space-y-12">
            {asked.messages.map(({ id, sender, content }) => (
              <li key={id} className="text-16">
                <span className="text-14 text-ink-3">{sender === 'patient' ? '患者' : '医生'}</span>
                <p className="break-words whitespace-pre-line">{content}</p>
              </li>
            ))}
          </ol>
        </Card>
        <Decide key={`${asked.ask_id} ${asked.sharing}`} asked={asked} />
      </div>
    </DeskFrame>
  )
}
