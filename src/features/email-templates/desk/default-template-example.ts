import { testDefaultTemplate } from '../../../../contract/email-templates/defaults.endpoints.ts';
import { exampleSender } from '../../../../contract/email-templates/example-sender.ts';
import { call } from '../../../api/call.ts';
import type { SendTest } from '../test-mail.tsx';

const send: SendTest = (id, body) => call(testDefaultTemplate, { params: { id }, body });

/** Whom a template is shown from, and how it is sent to try it: no company writes it. */
export const example = { example: exampleSender, send };
