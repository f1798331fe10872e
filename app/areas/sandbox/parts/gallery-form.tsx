import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { StarsInput } from '#kit/ui/stars.tsx'
import { Switch } from '#kit/ui/switch.tsx'

/** Everything that is filled in. */
export function GalleryForm() {
  return (
    <form className="space-y-16">
      <Card title="表单">
        <div className="space-y-12">
          <Field label="手机号" name="mobile" keyboard="mobile" placeholder="11 位手机号" />
          <Field
            label="验证码"
            name="code"
            keyboard="code"
            end={
              <Button kind="text" size="small">
                获取
              </Button>
            }
          />
          <Field
            label="身份证号"
            name="card"
            keyboard="id-card"
            defaultValue="4403011990"
            error="身份证号应为 18 位，请检查"
          />
          <Select
            label="与本人关系"
            name="relation"
            placeholder="请选择"
            options={[
              { value: 1, text: '本人' },
              { value: 2, text: '父母' },
            ]}
          />
          <TextField
            label="病情描述"
            name="text"
            hint="越具体，医生答得越准"
            placeholder="哪里不舒服，多久了，用过什么药"
          />
          <Segment
            label="性别"
            name="sex"
            defaultValue="2"
            options={[
              { value: '1', text: '男' },
              { value: '2', text: '女' },
            ]}
          />
          <StarsInput legend="就诊体验" name="stars" defaultValue={4} />
        </div>
      </Card>
      <Choice
        legend="时段"
        name="slot"
        defaultValue="a"
        options={[
          { value: 'a', title: '09:00 – 09:30', note: '余 3 个号', aside: '¥50' },
          { value: 'b', title: '09:30 – 10:00', note: '余 1 个号', aside: '¥50' },
          { value: 'c', title: '10:00 – 10:30', note: '约满', aside: '候补', disabled: true },
        ]}
      />
      <div className="rounded-12 bg-card shadow-soft">
        <Switch note="开诊前一小时提醒" defaultChecked>
          就诊提醒
        </Switch>
        <Switch>接收健康资讯</Switch>
      </div>
      <Checkbox name="agreed">我已阅读并同意《预约须知》</Checkbox>
    </form>
  )
}
