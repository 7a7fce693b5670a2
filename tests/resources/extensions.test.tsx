import { describeResource, expectSuites } from '#tests/suite/describeResource.ts';
import { testedExtensions } from './testedExtensions.ts';

describeResource(testedExtensions, 'administrators');
describeResource(testedExtensions, 'audit');
expectSuites(testedExtensions);
