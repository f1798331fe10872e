import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { AddButton } from '#app/desk-shell/row-form.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindDoctorGate, type Loading } from '#kit/wire/load.ts'
import { benchTemplateRemove, benchTemplates } from '../contract.ts'
import { blankTemplate, type TemplateDraft, TemplateForm } from '../parts/template-form.tsx'
import { TemplateWords } from '../parts/template-words.tsx'
import type { Route } from './+types/note-templates'

export { handle } from 'virtual:rows/workbench-note-templates'

const load = ({ callApi }: Loading) => callApi(benchTemplates, {})
export const clientLoader = behindDoctorGate(load)

export default function NoteTemplatesPage({ loaderData: { list, departments } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<TemplateDraft>()
  return (
    <WorkbenchFrame
      note="写门诊小结时点“用模板”，放进小结后再改。同科室医生共用的模板，可以另存成自己的。"
      aside={<AddButton onClick={() => setEdited(blankTemplate)}>新增模板</AddButton>}
    >
      {list.length === 0 && (
        <div className="rounded-12 bg-card shadow-soft">
          <Empty title="还没有模板" text="把常写的诊断、所见和建议存下来，写小结时点一下就能用。" />
        </div>
      )}
      <ul aria-label="小结模板" className="space-y-8">
        {list.map((template) => (
          <li
            key={template.template_id}
            className="flex flex-wrap items-center gap-8 rounded-12 bg-card px-16 py-8 shadow-soft"
          >
            <div className="min-w-0 grow basis-240">
              <TemplateWords template={template} />
            </div>
            {template.is_own === 1 ? (
              <div className="-ml-12 flex wide:ml-0">
                <Button kind="text" size="small" onClick={() => setEdited(template)}>
                  修改
                </Button>
                <ActButton
                  call={benchTemplateRemove}
                  input={{ template_id: template.template_id }}
                  kind="text"
                  confirm={{ title: '删除这个模板？', text: template.name, yes: '删除', danger: true }}
                  said={() => '已删除'}
                  onDone={() => void revalidate()}
                >
                  删除
                </ActButton>
              </div>
            ) : (
              <Button
                kind="text"
                size="small"
                onClick={() => {
                  const { name, diagnoses, findings, advice } = template
                  setEdited({ ...blankTemplate, name, diagnoses, findings, advice })
                }}
              >
                另存为我的
              </Button>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <TemplateForm
          key={edited.template_id ?? 'new'}
          draft={edited}
          departments={departments}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            void revalidate()
          }}
        />
      )}
    </WorkbenchFrame>
  )
}
