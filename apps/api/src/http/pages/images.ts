import type { FastifyInstance } from 'fastify'

import { IMAGES_PREFIX } from '../../images/image-store.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'

const YEAR_SECONDS = 31_536_000

export const mountImages = (app: FastifyInstance, { images }: Pick<Context, 'images'>): void => {
  app.get<{ readonly Params: { readonly name: string } }>(
    `${IMAGES_PREFIX}:name`,
    async ({ params: { name }, headers }, reply) => {
      const url = IMAGES_PREFIX + name
      const tag = `"${name}"`
      const isHeld = headers['if-none-match']?.includes(tag) === true
      const content = isHeld ? null : await images.read(url)
      if (isHeld ? !(await images.has(url)) : content === null) throw new Refusal('not-found')
      void reply.header('etag', tag).header('cache-control', `private, max-age=${YEAR_SECONDS}, immutable`)
      return isHeld ? reply.status(304).send() : reply.type('image/webp').send(content)
    },
  )
}
