import { exportList, permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { receiveGoodsPicture } from '#app/areas/files/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { addBrand, changeBrand, switchBrand } from '../commands/keep-brands.ts'
import { asManagedBrand, brandColumns } from '../present.ts'
import { listManagedBrands } from '../queries/brands.ts'

export const handlers = permitted(contract, {
  async deskBrands(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await listManagedBrands(ctx.db, asked).page(asked), asManagedBrand)
  },

  async deskBrandsExport(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { upTo: rows } = listManagedBrands(ctx.db, asked)
    return (await exportList(ctx, { title: '商品品牌', rows, columns: brandColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskBrandAdd({ brand_name: name, img: image = '', position }, ctx) {
    return servesPlatform(ctx) ? addBrand(ctx, { name, image, position }) : ctx.refuse('not-platform')
  },

  async deskBrandChange({ brand_id: id, brand_name: name, img: image = '', position }, ctx) {
    return servesPlatform(ctx) ? changeBrand(ctx, id, { name, image, position }) : ctx.refuse('not-platform')
  },

  async deskBrandSwitch({ brand_id: id, is_on }, ctx) {
    return servesPlatform(ctx) ? switchBrand(ctx, id, is_on === 1) : ctx.refuse('not-platform')
  },

  async deskBrandPicture(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const received = await receiveGoodsPicture(ctx)
    const { mostMegabytes: megabytes } = ctx.config.uploads
    return typeof received === 'string' ? ctx.refuse(received, { megabytes }) : received
  },
})
