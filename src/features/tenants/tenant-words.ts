import { msg } from '@lingui/core/macro';

/** In which language a tenant speaks to who hasn't chosen one. */
export const languageWords = { de: msg`German`, en: msg`English` } as const;

export const tenantPage = (tenant_id: string) => ({ to: '/tenants/$tenant_id', params: { tenant_id } }) as const;
