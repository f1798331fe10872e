import { useState } from 'react'
import { PicturesField, picturesOf } from '#app/areas/files/cards/pictures-field.tsx'
import { homeBlocks, homeBlockWords, kinds, levels, proxyTypes } from '#app/areas/guahao/hospitals/rules.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskHospitalAdd, deskHospitalChange, type deskHospitalSheet, deskMasterPicture } from '../contract.ts'
import { lengths, MOST_PICTURES } from '../rules.ts'

type Sheet = CallOutput<typeof deskHospitalSheet>

const fields = {
  unit_name: 'text',
  level: 'text',
  class_id: 'text',
  proxy_type: 'text',
  address: 'text',
  lat: 'text',
  lng: 'text',
  phone: 'text',
  open_hours: 'text',
  introduction: 'text',
  traffic: 'text',
  aliases: 'text',
  blocks: { ticked: homeBlocks },
} as const

const read = (form: FormData) => ({
  ...readForm(deskHospitalAdd, form, fields),
  banners: picturesOf(form, 'banners'),
  ambients: picturesOf(form, 'ambients'),
})

const send = async (file: Blob, options: object) => (await callApi(deskMasterPicture, { file }, options)).url

/** A hospital as its home shows it. */
export function HospitalForm({ sheet, onSaved }: { sheet: Sheet | undefined; onSaved: () => void }) {
  const [busy, setBusy] = useState<readonly string[]>([])
  const mark = (name: string) => (isBusy: boolean) =>
    setBusy((now) => (isBusy ? [...now, name] : now.filter((one) => one !== name)))
  return (
    <PageForm
      action={busy.length > 0 ? '图片正在上传…' : '保存医院资料'}
      disabled={busy.length > 0}
      refusedFields={{ place: 'address', position: 'lng', taken: 'unit_name' }}
      edited={sheet}
      save={(form, send) =>
        sheet
          ? send(deskHospitalChange, { ...read(form), unit_id: sheet.unit_id })
          : send(deskHospitalAdd, { ...read(form), ...readForm(deskHospitalAdd, form, { code: 'text' }) })
      }
      onSaved={onSaved}
    >
      <div className="grid items-start gap-16 wide:grid-cols-2">
        <div className="space-y-16">
          <Card title="基本资料">
            <BasicFields sheet={sheet} />
          </Card>
          <Card title="位置">
            <PlaceFields sheet={sheet} />
          </Card>
        </div>
        <div className="space-y-16">
          <Card title="介绍">
            <TextFields sheet={sheet} />
          </Card>
          <Card title="图片">
            <div className="space-y-16">
              <PicturesField
                name="banners"
                label="主页大图"
                more="再加主页大图"
                images={sheet?.banners ?? []}
                most={MOST_PICTURES}
                hint="横图，在医院主页最上面轮播"
                upload={send}
                onBusy={mark('banners')}
              />
              <PicturesField
                name="ambients"
                label="院内环境"
                more="再加院内环境"
                images={sheet?.ambients ?? []}
                most={MOST_PICTURES}
                upload={send}
                onBusy={mark('ambients')}
              />
            </div>
          </Card>
          <Card title="主页显示">
            <fieldset name="blocks" aria-label="主页显示" className="grid min-w-0 grid-cols-2 gap-x-12">
              {homeBlocks.map((block) => (
                <Checkbox
                  key={block}
                  name="blocks"
                  value={block}
                  defaultChecked={sheet ? sheet.blocks.includes(block) : true}
                >
                  {homeBlockWords[block]}
                </Checkbox>
              ))}
            </fieldset>
          </Card>
        </div>
      </div>
    </PageForm>
  )
}

const optionsOf = (words: Readonly<Record<number, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value: Number(value), text }))

function BasicFields({ sheet }: { sheet: Sheet | undefined }) {
  return (
    <div className="space-y-12">
      <Field label="医院名称" name="unit_name" maxLength={lengths.name} defaultValue={sheet?.unit_name} required />
      <Field
        label="别称"
        name="aliases"
        maxLength={lengths.aliases}
        defaultValue={sheet?.aliases.join('、')}
        hint="患者会用来搜的叫法，用顿号隔开，如：市一院、红会医院"
      />
      <div className="grid grid-cols-2 gap-x-12">
        <Select
          label="等级"
          name="level"
          defaultValue={sheet?.level ?? 1}
          options={optionsOf(levels).sort((a, b) => b.value - a.value)}
        />
        <Select label="类型" name="class_id" defaultValue={sheet?.class_id ?? 1} options={optionsOf(kinds)} />
      </div>
      <Select
        label="预约系统"
        name="proxy_type"
        defaultValue={sheet?.proxy_type ?? ''}
        options={[{ value: '', text: '由本院运行' }, ...optionsOf(proxyTypes)]}
        hint="由第三方平台运行的，医院主页会告诉患者出诊和取号以哪一方为准"
      />
      <Field label="电话" name="phone" maxLength={lengths.phone} defaultValue={sheet?.phone} />
      <TextField
        label="门诊时间"
        name="open_hours"
        rows={2}
        maxLength={lengths.openHours}
        defaultValue={sheet?.open_hours}
        hint="如：周一至周日 8:00–12:00，14:00–17:30；急诊 24 小时"
      />
      {!sheet && (
        <Field
          label="医院编码"
          name="code"
          maxLength={lengths.code}
          hint="与 HIS 一致，以后导入文件时认出它；可以不填"
        />
      )}
    </div>
  )
}

function PlaceFields({ sheet }: { sheet: Sheet | undefined }) {
  return (
    <div className="space-y-12">
      <TextField
        label="地址"
        name="address"
        rows={2}
        maxLength={lengths.address}
        defaultValue={sheet?.address}
        hint={sheet ? `现在归在${sheet.city_name}` : '从省市区写起，如：广东省深圳市福田区莲花路 1 号'}
        required
      />
      <div className="grid grid-cols-2 gap-x-12">
        <Field label="经度" name="lng" keyboard="decimal" defaultValue={sheet?.lng ?? ''} hint="百度坐标，可以不填" />
        <Field label="纬度" name="lat" keyboard="decimal" defaultValue={sheet?.lat ?? ''} />
      </div>
      <TextField label="怎么来" name="traffic" rows={3} maxLength={lengths.traffic} defaultValue={sheet?.traffic} />
    </div>
  )
}

const TextFields = ({ sheet }: { sheet: Sheet | undefined }) => (
  <TextField
    label="医院介绍"
    name="introduction"
    rows={8}
    maxLength={lengths.introduction}
    defaultValue={sheet?.introduction}
  />
)
