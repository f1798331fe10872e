import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { FormDialog } from '#app/desk-shell/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Select } from '#kit/ui/select.tsx'
import { deskGoodsMoveSeveral, deskGoodsSwitchSeveral } from '../contract.ts'

interface SeveralActsProps {
  goodsIds: number[]
  categories: readonly { id: number; name: string }[]
  onDone: () => void
}

/** What is done to all goods that are chosen in the list. */
export function SeveralActs({ goodsIds, categories, onDone }: SeveralActsProps) {
  return (
    <div className="flex flex-wrap gap-8 py-4">
      <ActButton
        call={deskGoodsSwitchSeveral}
        input={{ goods_ids: goodsIds, is_on: 1 }}
        said={({ changed_num }) => `已上架 ${changed_num} 件`}
        onDone={onDone}
      >
        上架
      </ActButton>
      <ActButton
        call={deskGoodsSwitchSeveral}
        input={{ goods_ids: goodsIds, is_on: 0 }}
        confirm={{
          title: `下架这 ${goodsIds.length} 件商品？`,
          text: '患者马上不能再购买，搜索里也找不到；已下的订单照常处理。可以随时重新上架。',
          yes: '下架',
          danger: true,
        }}
        said={({ changed_num }) => `已下架 ${changed_num} 件`}
        onDone={onDone}
      >
        下架
      </ActButton>
      <MoveButton goodsIds={goodsIds} categories={categories} onDone={onDone} />
    </div>
  )
}

function MoveButton({ goodsIds, categories, onDone }: SeveralActsProps) {
  const [isOpen, setOpen] = useState(false)
  const [category, setCategory] = useState(categories[0]?.id ?? 0)
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
        改分类
      </Button>
      <FormDialog
        open={isOpen}
        title={`把 ${goodsIds.length} 件商品移到`}
        onClose={() => setOpen(false)}
        action={
          <ActButton
            call={deskGoodsMoveSeveral}
            input={{ goods_ids: goodsIds, category_id: category }}
            kind="primary"
            size="large"
            wide
            said={({ changed_num }) => `已移动 ${changed_num} 件`}
            onDone={() => {
              setOpen(false)
              onDone()
            }}
          >
            移动
          </ActButton>
        }
      >
        <Select
          label="分类"
          value={category}
          onChange={({ target }) => setCategory(Number(target.value))}
          options={categories.map(({ id, name }) => ({ value: id, text: name }))}
        />
      </FormDialog>
    </>
  )
}
