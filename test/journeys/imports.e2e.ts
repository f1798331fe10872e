import { expect } from '@playwright/test'
import { xlsxOf } from '#kit/xlsx/server/write.ts'
import { signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'

test('an operator brings a file, sees which rows are wrong, corrects them, and patients find what came in', async ({
  page,
}) => {
  const name = `导入试用医院${Date.now()}`
  const file = (...rows: string[]) => ({
    name: '医院.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['医院编码,医院名称,地址,等级', ...rows].join('\r\n')),
  })
  const good = `${name},${name},广东省深圳市南山区示例路8号,三级甲等`
  await signInAtDesk(page, 'operator')
  const bring = async (brought: ReturnType<typeof file>) => {
    await page.goto('/desk/imports')
    await page.getByLabel('导入什么').selectOption({ label: '医院' })
    await page.locator('input[type="file"]').setInputFiles(brought)
    await page.getByRole('button', { name: '上传并检查' }).click()
    await expect(page).toHaveURL(/\/desk\/imports\/one/)
    // The address comes before the page, and the list that is left names states, too.
    await expect(page.getByRole('table', { name: '导入记录' })).toBeHidden()
  }
  await bring(file(good, `${name}二,${name}二,,四级`))
  await expect(page.getByText('等您确认')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('table', { name: '不能导入的行' })).toContainText('3')
  await expect(page.getByRole('button', { name: '导入其余 1 行' })).toBeVisible()
  await page.getByRole('button', { name: '取消导入' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消导入' }).click()
  await expect(page.getByText('已取消，一行也没有导入。')).toBeVisible()

  await bring(file(good, `${name}二,${name}二,广东省深圳市福田区示例街2号,未定级`))
  await page.getByRole('button', { name: '导入 2 行' }).click({ timeout: 60_000 })
  await page.getByRole('dialog').getByRole('button', { name: '导入', exact: true }).click()
  await expect(page.getByText('已经导入，患者端现在看到的就是导入后的资料。')).toBeVisible({ timeout: 60_000 })
  await page.goto('/desk/imports')
  await expect(
    page.getByRole('table', { name: '导入记录' }).getByRole('row').filter({ hasText: '已导入' }).first(),
  ).toBeVisible()

  await page.goto(`/search/index?keyword=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name: new RegExp(`${name}(?!二)`) }).first()).toBeVisible()
})

test('an operator brings workbooks all or nothing, and doctors with the pictures that their file names', async ({
  page,
}) => {
  const code = `表格试用医院${Date.now()}`
  const sheet = async (name: string, head: readonly string[], ...rows: string[][]) => {
    const columns = Object.fromEntries(head.map((title, at) => [title, (row: string[]) => row[at] ?? '']))
    const pieces: Buffer[] = []
    for await (const piece of xlsxOf('资料', columns, [rows])) pieces.push(piece)
    return {
      name,
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.concat(pieces),
    }
  }
  const hospitals = (...rows: string[][]) => sheet('医院.xlsx', ['医院编码', '医院名称', '地址'], ...rows)
  const good = [code, code, '广东省深圳市南山区示例路8号']
  await signInAtDesk(page, 'operator')
  const choose = async (kind: string, brought: Awaited<ReturnType<typeof sheet>>) => {
    await page.goto('/desk/imports')
    await page.getByLabel('导入什么').selectOption({ label: kind })
    await page.locator('input[type="file"][aria-label="文件"]').setInputFiles(brought)
  }
  const send = async () => {
    await page.getByRole('button', { name: '上传并检查' }).click()
    await expect(page).toHaveURL(/\/desk\/imports\/one/)
    await expect(page.getByRole('table', { name: '导入记录' })).toBeHidden()
  }
  const take = async (rows: number) => {
    await page.getByRole('button', { name: `导入 ${rows} 行` }).click({ timeout: 60_000 })
    await page.getByRole('dialog').getByRole('button', { name: '导入', exact: true }).click()
    await expect(page.getByText('已经导入，患者端现在看到的就是导入后的资料。')).toBeVisible({ timeout: 60_000 })
  }

  await choose('医院', await hospitals(good, [`${code}二`, '', '']))
  await page.getByLabel('有一行有误就整份不导入').check()
  await send()
  await expect(page.getByText('一行也没有导入。请按下面的原因改正后重新上传')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('table', { name: '不能导入的行' })).toContainText('没有填')
  await expect(page.getByRole('button', { name: '取消导入' })).toBeHidden()

  await choose('医院', await hospitals(good))
  await page.getByLabel('有一行有误就整份不导入').check()
  await send()
  await take(1)
  await choose(
    '科室',
    await sheet('科室.xlsx', ['医院编码', '科室编码', '科室名称', '目录科室'], [code, '01', '内科门诊', '普通内科']),
  )
  await send()
  await take(1)

  const doctors = ['医院编码', '科室编码', '医生编码', '姓名', '性别', '照片']
  await choose('医生', await sheet('医生.xlsx', doctors, [code, '01', 'D1', '表格医生', '女', '表格医生.png']))
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: ONE_PIXEL })
  await page
    .locator('input[type="file"][aria-label="照片"]')
    .setInputFiles([picture('表格医生.png'), picture('没人要.png')])
  await send()
  await expect(page.getByText('没有一行用到的图片（1 张）：没人要.png')).toBeVisible({ timeout: 60_000 })
  await take(1)
})

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
